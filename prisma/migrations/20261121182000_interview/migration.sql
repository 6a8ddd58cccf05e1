-- CreateTable
CREATE TABLE "interview_session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "analysis_id" UUID NOT NULL,
    "question_ids" TEXT[],
    "status" TEXT NOT NULL DEFAULT 'open',
    "report_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "interview_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_answer" (
    "session_id" UUID NOT NULL,
    "question_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "follow_up_id" TEXT,
    "follow_up_text" TEXT,
    "follow_up_answer" TEXT NOT NULL DEFAULT '',
    "seconds" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interview_answer_pkey" PRIMARY KEY ("session_id","question_id")
);

-- CreateIndex
CREATE INDEX "interview_session_user_id_created_at_idx" ON "interview_session"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "interview_session_analysis_id_idx" ON "interview_session"("analysis_id");

-- One session of the same questions is open at a time: two tabs that begin go on in the same one.
CREATE UNIQUE INDEX "interview_session_open_key" ON "interview_session"("analysis_id", "question_ids") WHERE "status" = 'open';

-- CreateIndex
CREATE INDEX "interview_answer_user_id_idx" ON "interview_answer"("user_id");

-- AddForeignKey
ALTER TABLE "interview_session" ADD CONSTRAINT "interview_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_session" ADD CONSTRAINT "interview_session_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_session" ADD CONSTRAINT "interview_session_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "analysis"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_answer" ADD CONSTRAINT "interview_answer_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "interview_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_answer" ADD CONSTRAINT "interview_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
