-- CreateTable
CREATE TABLE "report_export" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "analysis_id" UUID NOT NULL,
    "format" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "file_id" UUID,
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_export_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "report_export_user_id_created_at_idx" ON "report_export"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "report_export_analysis_id_idx" ON "report_export"("analysis_id");

-- CreateIndex
CREATE INDEX "report_export_status_created_at_idx" ON "report_export"("status", "created_at");

-- AddForeignKey
ALTER TABLE "report_export" ADD CONSTRAINT "report_export_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_export" ADD CONSTRAINT "report_export_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_export" ADD CONSTRAINT "report_export_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;
