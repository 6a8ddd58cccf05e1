-- CreateTable
CREATE TABLE "document_download" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_download_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "document_download_user_id_created_at_idx" ON "document_download"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "document_download_entry_id_idx" ON "document_download"("entry_id");

-- AddForeignKey
ALTER TABLE "document_download" ADD CONSTRAINT "document_download_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_download" ADD CONSTRAINT "document_download_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "content_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
