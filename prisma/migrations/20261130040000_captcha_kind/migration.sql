-- AlterTable
ALTER TABLE "captcha_challenge" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'slider';
