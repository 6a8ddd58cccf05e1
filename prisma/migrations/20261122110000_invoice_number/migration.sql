-- AlterTable
ALTER TABLE "invoice" ADD COLUMN     "invoice_number" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "invoice_status_created_at_idx" ON "invoice"("status", "created_at");

-- CreateIndex
CREATE INDEX "purchase_order_created_at_id_idx" ON "purchase_order"("created_at" DESC, "id" DESC);
