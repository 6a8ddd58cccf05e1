-- CreateTable
CREATE TABLE "enrolment_figure" (
    "id" UUID NOT NULL,
    "school" TEXT NOT NULL,
    "major" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "study_mode" TEXT NOT NULL DEFAULT '',
    "planned" INTEGER,
    "recommended" INTEGER,
    "applicants" INTEGER,
    "admitted" INTEGER,
    "line" DOUBLE PRECISION,
    "source_title" TEXT NOT NULL,
    "source_url" TEXT NOT NULL DEFAULT '',
    "source_date" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "enrolment_figure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "enrolment_figure_school_major_study_mode_year_key" ON "enrolment_figure"("school", "major", "study_mode", "year");
