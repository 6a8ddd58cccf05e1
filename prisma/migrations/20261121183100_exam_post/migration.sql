-- CreateTable
CREATE TABLE "position_table" (
    "id" UUID NOT NULL,
    "exam" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "source_title" TEXT NOT NULL,
    "source_url" TEXT NOT NULL DEFAULT '',
    "source_date" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "position_table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exam_post" (
    "id" UUID NOT NULL,
    "table_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "department" TEXT NOT NULL DEFAULT '',
    "region" TEXT NOT NULL DEFAULT '',
    "conditions" JSONB NOT NULL,
    "recruits" INTEGER,
    "applicants" INTEGER,
    "entry_year" INTEGER,
    "entry_score" DOUBLE PRECISION,
    "register_until" TEXT NOT NULL DEFAULT '',
    "exam_on" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "exam_post_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "position_table_exam_version_key" ON "position_table"("exam", "version");

-- CreateIndex
CREATE UNIQUE INDEX "exam_post_table_id_department_code_key" ON "exam_post"("table_id", "department", "code");

-- AddForeignKey
ALTER TABLE "exam_post" ADD CONSTRAINT "exam_post_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "position_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;
