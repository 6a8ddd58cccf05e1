-- AlterTable
ALTER TABLE "user_account" ADD COLUMN "shows_ai_tips" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "analysis" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "service" TEXT NOT NULL,
    "step" TEXT NOT NULL DEFAULT 'analysis',
    "parent_id" UUID,
    "is_custom" BOOLEAN NOT NULL DEFAULT false,
    "resume_id" UUID,
    "title" TEXT NOT NULL DEFAULT '',
    "input" JSONB NOT NULL,
    "input_hash" TEXT NOT NULL,
    "request_key" TEXT NOT NULL,
    "preference" TEXT NOT NULL DEFAULT 'auto',
    "status" TEXT NOT NULL DEFAULT 'queued',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "stage" TEXT NOT NULL DEFAULT '',
    "engine" JSONB,
    "result" JSONB,
    "score" INTEGER,
    "failure" TEXT,
    "cost" INTEGER NOT NULL DEFAULT 0,
    "reservation_id" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "model_call" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "analysis_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "sent" TEXT NOT NULL,
    "replaced" JSONB NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'sending',
    "failure" TEXT,
    "prompt_tokens" INTEGER,
    "completion_tokens" INTEGER,
    "cost_micro_yuan" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "model_call_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "analysis_user_id_request_key_key" ON "analysis"("user_id", "request_key");

-- CreateIndex
CREATE INDEX "analysis_user_id_service_step_created_at_idx" ON "analysis"("user_id", "service", "step", "created_at");

-- CreateIndex
CREATE INDEX "analysis_user_id_input_hash_idx" ON "analysis"("user_id", "input_hash");

-- CreateIndex
CREATE INDEX "analysis_status_claimed_at_idx" ON "analysis"("status", "claimed_at");

-- CreateIndex
CREATE INDEX "model_call_user_id_created_at_idx" ON "model_call"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "model_call_analysis_id_idx" ON "model_call"("analysis_id");

-- CreateIndex
CREATE INDEX "model_call_created_at_idx" ON "model_call"("created_at");

-- AddForeignKey
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "model_call" ADD CONSTRAINT "model_call_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "model_call" ADD CONSTRAINT "model_call_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;
