-- AlterTable
ALTER TABLE "report_export" ADD COLUMN     "letter" TEXT;
