-- CreateTable
CREATE TABLE "resume_import" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "file_id" UUID,
    "file_name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "stage" TEXT NOT NULL DEFAULT 'waiting',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "result" JSONB,
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "resume_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "resume_import_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "resume_import_user_id_created_at_idx" ON "resume_import"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "resume_import_status_created_at_idx" ON "resume_import"("status", "created_at");

-- AddForeignKey
ALTER TABLE "resume_import" ADD CONSTRAINT "resume_import_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_import" ADD CONSTRAINT "resume_import_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_import" ADD CONSTRAINT "resume_import_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE SET NULL ON UPDATE CASCADE;
