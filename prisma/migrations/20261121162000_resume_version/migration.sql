-- AlterTable
ALTER TABLE "resume" ADD COLUMN "saved_by" UUID,
ADD COLUMN "device" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "resume_version" (
    "id" UUID NOT NULL,
    "resume_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "template_code" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "bytes" INTEGER NOT NULL,
    "name" TEXT,
    "reason" TEXT NOT NULL,
    "device" TEXT NOT NULL DEFAULT '',
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "kept_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "resume_version_user_id_idx" ON "resume_version"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "resume_version_resume_id_version_key" ON "resume_version"("resume_id", "version");

-- AddForeignKey
ALTER TABLE "resume_version" ADD CONSTRAINT "resume_version_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;
