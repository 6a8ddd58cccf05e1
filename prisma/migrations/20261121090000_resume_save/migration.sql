-- CreateTable
CREATE TABLE "resume_save" (
    "user_id" UUID NOT NULL,
    "request_key" UUID NOT NULL,
    "resume_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_save_pkey" PRIMARY KEY ("user_id","request_key")
);

-- CreateIndex
CREATE INDEX "resume_save_resume_id_idx" ON "resume_save"("resume_id");

-- CreateIndex
CREATE INDEX "resume_save_created_at_idx" ON "resume_save"("created_at");

-- AddForeignKey
ALTER TABLE "resume_save" ADD CONSTRAINT "resume_save_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;
