-- CreateIndex
CREATE INDEX "analysis_parent_id_idx" ON "analysis"("parent_id");

-- CreateIndex
CREATE INDEX "model_call_status_created_at_idx" ON "model_call"("status", "created_at");

-- CreateIndex
CREATE INDEX "sms_send_state_created_at_idx" ON "sms_send"("state", "created_at");

-- CreateIndex
CREATE INDEX "mail_message_state_created_at_idx" ON "mail_message"("state", "created_at");

-- CreateIndex
CREATE INDEX "refund_status_created_at_idx" ON "refund"("status", "created_at");

-- Requests that were given up are no runs of any kind.
UPDATE "analysis" SET "step" = 'none' WHERE "request_key" LIKE 'given-up:%';
