-- AlterTable
ALTER TABLE "resume" ADD COLUMN     "folder_id" UUID;

-- CreateTable
CREATE TABLE "resume_folder" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_folder_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "resume_folder_user_id_name_key" ON "resume_folder"("user_id", "name");

-- CreateIndex
CREATE INDEX "resume_folder_id_idx" ON "resume"("folder_id");

-- AddForeignKey
ALTER TABLE "resume" ADD CONSTRAINT "resume_folder_id_fkey" FOREIGN KEY ("folder_id") REFERENCES "resume_folder"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_folder" ADD CONSTRAINT "resume_folder_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
