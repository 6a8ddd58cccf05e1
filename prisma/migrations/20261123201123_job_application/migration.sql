-- CreateTable
CREATE TABLE "job_application" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "request_key" UUID NOT NULL,
    "company" TEXT NOT NULL,
    "post" TEXT NOT NULL,
    "city" TEXT NOT NULL DEFAULT '',
    "channel" TEXT,
    "stage" TEXT NOT NULL DEFAULT 'wish',
    "outcome" TEXT,
    "place" INTEGER NOT NULL DEFAULT 0,
    "url" TEXT NOT NULL DEFAULT '',
    "deadline" DATE,
    "appointment_at" TIMESTAMPTZ(3),
    "appointment_minutes" INTEGER NOT NULL DEFAULT 60,
    "appointment_title" TEXT NOT NULL DEFAULT '',
    "appointment_place" TEXT NOT NULL DEFAULT '',
    "notes" TEXT NOT NULL DEFAULT '',
    "job_text" TEXT NOT NULL DEFAULT '',
    "posting_id" UUID,
    "resume_id" UUID,
    "letter_run_id" UUID,
    "jd_run_id" UUID,
    "interview_session_id" UUID,
    "offer_run_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_application_stage" (
    "application_id" UUID NOT NULL,
    "stage" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "reached_on" DATE NOT NULL,

    CONSTRAINT "job_application_stage_pkey" PRIMARY KEY ("application_id","stage")
);

-- CreateIndex
CREATE INDEX "job_application_user_id_stage_place_idx" ON "job_application"("user_id", "stage", "place");

-- CreateIndex
CREATE INDEX "job_application_posting_id_idx" ON "job_application"("posting_id");

-- CreateIndex
CREATE INDEX "job_application_resume_id_idx" ON "job_application"("resume_id");

-- CreateIndex
CREATE INDEX "job_application_letter_run_id_idx" ON "job_application"("letter_run_id");

-- CreateIndex
CREATE INDEX "job_application_jd_run_id_idx" ON "job_application"("jd_run_id");

-- CreateIndex
CREATE INDEX "job_application_interview_session_id_idx" ON "job_application"("interview_session_id");

-- CreateIndex
CREATE INDEX "job_application_offer_run_id_idx" ON "job_application"("offer_run_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_application_user_id_request_key_key" ON "job_application"("user_id", "request_key");

-- CreateIndex
CREATE UNIQUE INDEX "job_application_user_id_posting_id_key" ON "job_application"("user_id", "posting_id");

-- CreateIndex
CREATE INDEX "job_application_stage_user_id_idx" ON "job_application_stage"("user_id");

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_posting_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "job_posting"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_letter_run_id_fkey" FOREIGN KEY ("letter_run_id") REFERENCES "analysis"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_jd_run_id_fkey" FOREIGN KEY ("jd_run_id") REFERENCES "analysis"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_interview_session_id_fkey" FOREIGN KEY ("interview_session_id") REFERENCES "interview_session"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_offer_run_id_fkey" FOREIGN KEY ("offer_run_id") REFERENCES "analysis"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application_stage" ADD CONSTRAINT "job_application_stage_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "job_application"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application_stage" ADD CONSTRAINT "job_application_stage_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
