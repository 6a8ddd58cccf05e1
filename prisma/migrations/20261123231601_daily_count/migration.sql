-- CreateTable
CREATE TABLE "daily_count" (
    "day" DATE NOT NULL,
    "metric" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "count" BIGINT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "daily_count_pkey" PRIMARY KEY ("day","metric","label")
);

-- CreateIndex
CREATE INDEX "user_account_created_at_id_idx" ON "user_account"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "session_last_seen_at_idx" ON "session"("last_seen_at");

-- CreateIndex
CREATE INDEX "resume_export_created_at_id_idx" ON "resume_export"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "report_export_created_at_idx" ON "report_export"("created_at");

-- CreateIndex
CREATE INDEX "analysis_created_at_id_idx" ON "analysis"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "analysis_status_created_at_idx" ON "analysis"("status", "created_at");

-- CreateIndex
CREATE INDEX "purchase_order_paid_at_idx" ON "purchase_order"("paid_at");

-- CreateIndex
CREATE INDEX "payment_paid_at_idx" ON "payment"("paid_at");

-- CreateIndex
CREATE INDEX "refund_finished_at_idx" ON "refund"("finished_at");

-- CreateIndex
CREATE INDEX "audit_entry_actor_created_at_idx" ON "audit_entry"("actor", "created_at");
