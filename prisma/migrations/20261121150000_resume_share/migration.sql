-- CreateTable
CREATE TABLE "resume_share" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "resume_id" UUID NOT NULL,
    "token_hash" TEXT,
    "token_cipher" TEXT,
    "password_hash" TEXT,
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "expires_at" TIMESTAMPTZ(3),
    "shows_contacts" BOOLEAN NOT NULL DEFAULT false,
    "contacts_consent" TEXT,
    "contacts_consent_at" TIMESTAMPTZ(3),
    "allows_download" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_share_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resume_share_day" (
    "share_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "resume_share_day_pkey" PRIMARY KEY ("share_id","day")
);

-- CreateTable
CREATE TABLE "resume_share_visit" (
    "share_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "browser_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "resume_share_visit_pkey" PRIMARY KEY ("share_id","day","browser_hash")
);

-- AlterTable
ALTER TABLE "resume_export" ADD COLUMN "share_id" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "resume_share_resume_id_key" ON "resume_share"("resume_id");

-- CreateIndex
CREATE UNIQUE INDEX "resume_share_token_hash_key" ON "resume_share"("token_hash");

-- CreateIndex
CREATE INDEX "resume_share_user_id_idx" ON "resume_share"("user_id");

-- CreateIndex
CREATE INDEX "resume_share_day_user_id_idx" ON "resume_share_day"("user_id");

-- CreateIndex
CREATE INDEX "resume_share_visit_created_at_idx" ON "resume_share_visit"("created_at");

-- CreateIndex
CREATE INDEX "resume_export_share_id_idx" ON "resume_export"("share_id");

-- AddForeignKey
ALTER TABLE "resume_share" ADD CONSTRAINT "resume_share_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_share" ADD CONSTRAINT "resume_share_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_share_day" ADD CONSTRAINT "resume_share_day_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "resume_share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_share_visit" ADD CONSTRAINT "resume_share_visit_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "resume_share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_export" ADD CONSTRAINT "resume_export_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "resume_share"("id") ON DELETE CASCADE ON UPDATE CASCADE;
