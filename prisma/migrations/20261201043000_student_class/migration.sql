-- AlterTable
ALTER TABLE "student" ADD COLUMN     "class_name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "college" TEXT NOT NULL DEFAULT '';
