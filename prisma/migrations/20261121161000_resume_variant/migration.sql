-- AlterTable
ALTER TABLE "resume" ADD COLUMN "base_id" UUID,
ADD COLUMN "variant_target" TEXT;

-- CreateIndex
CREATE INDEX "resume_base_id_idx" ON "resume"("base_id");

-- AddForeignKey
ALTER TABLE "resume" ADD CONSTRAINT "resume_base_id_fkey" FOREIGN KEY ("base_id") REFERENCES "resume"("id") ON DELETE SET NULL ON UPDATE CASCADE;
