-- AlterTable
ALTER TABLE "resume_export" ADD COLUMN     "renderer" TEXT,
ADD COLUMN     "request_digest" TEXT;
