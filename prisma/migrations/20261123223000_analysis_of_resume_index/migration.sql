-- CreateIndex
CREATE INDEX "analysis_resume_id_service_created_at_idx" ON "analysis"("resume_id", "service", "created_at");
