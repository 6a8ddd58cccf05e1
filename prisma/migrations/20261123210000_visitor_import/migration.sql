-- AlterTable
ALTER TABLE "resume_import" ALTER COLUMN "user_id" DROP NOT NULL,
ADD COLUMN "content" BYTEA,
ADD COLUMN "visitor" TEXT;

-- An import is a member's or a visitor's.
ALTER TABLE "resume_import" ADD CONSTRAINT "resume_import_owner" CHECK (("user_id" IS NULL) <> ("visitor" IS NULL));
