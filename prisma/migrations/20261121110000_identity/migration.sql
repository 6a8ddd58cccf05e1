-- AlterTable
ALTER TABLE "school" ADD COLUMN     "site_url" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "student_contact" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "student_sign_in" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "method" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "campus_email_cipher" TEXT,
ADD COLUMN     "campus_email_index" TEXT,
ADD COLUMN     "campus_email_verified_at" TIMESTAMPTZ(3),
ADD COLUMN     "campus_school" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "close_requested_at" TIMESTAMPTZ(3),
ADD COLUMN     "phone_changed_at" TIMESTAMPTZ(3),
ADD COLUMN     "recommend_phone_bound_at" TIMESTAMPTZ(3),
ADD COLUMN     "recommend_phone_cipher" TEXT;

-- AlterTable
ALTER TABLE "sms_send" ADD COLUMN     "device_hash" TEXT NOT NULL DEFAULT '';

-- DropTable
DROP TABLE "sms_challenge";

-- CreateTable
CREATE TABLE "ai_count_balance" (
    "user_id" UUID NOT NULL,
    "balance" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_count_balance_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "ai_count_entry" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "balance_after" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "reservation_id" UUID,
    "source" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ai_count_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "school_name" TEXT NOT NULL DEFAULT '',
    "amount" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),

    CONSTRAINT "campaign_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "campaign_member" (
    "campaign_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_at" TIMESTAMPTZ(3),

    CONSTRAINT "campaign_member_pkey" PRIMARY KEY ("campaign_id","user_id")
);

-- CreateTable
CREATE TABLE "code_challenge" (
    "id" UUID NOT NULL,
    "recipient_index" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "code_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_message" (
    "id" UUID NOT NULL,
    "recipient_index" TEXT NOT NULL,
    "sender_index" TEXT NOT NULL DEFAULT '',
    "ip_hash" TEXT NOT NULL DEFAULT '',
    "purpose" TEXT NOT NULL,
    "content_cipher" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "step_grant" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "browser_hash" TEXT NOT NULL,
    "step" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "step_grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "image_challenge" (
    "id" UUID NOT NULL,
    "answer_hash" TEXT NOT NULL,
    "ip_hash" TEXT NOT NULL DEFAULT '',
    "pass_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "tried_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "image_challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "school_mail_domain" (
    "domain" TEXT NOT NULL,
    "school_name" TEXT NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "school_mail_domain_pkey" PRIMARY KEY ("domain")
);

-- CreateTable
CREATE TABLE "student" (
    "id" UUID NOT NULL,
    "school_code" TEXT NOT NULL,
    "student_number" TEXT NOT NULL,
    "name_cipher" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "has_roster_password" BOOLEAN NOT NULL DEFAULT true,
    "phone_cipher" TEXT,
    "phone_index" TEXT,
    "phone_proven_at" TIMESTAMPTZ(3),
    "user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "disabled_at" TIMESTAMPTZ(3),

    CONSTRAINT "student_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wechat_scene" (
    "id" UUID NOT NULL,
    "browser_hash" TEXT NOT NULL,
    "origin" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "openid_cipher" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "wechat_scene_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wechat_identity" (
    "openid_index" TEXT NOT NULL,
    "openid_cipher" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wechat_identity_pkey" PRIMARY KEY ("openid_index")
);

-- CreateTable
CREATE TABLE "partner" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "key_cipher" TEXT NOT NULL,
    "hosts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),

    CONSTRAINT "partner_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "partner_account" (
    "partner_code" TEXT NOT NULL,
    "subject_index" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_account_pkey" PRIMARY KEY ("partner_code","subject_index")
);

-- CreateTable
CREATE TABLE "used_ticket" (
    "ticket_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_ticket_pkey" PRIMARY KEY ("ticket_hash")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "invite_id" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation_scan" (
    "invite_id" TEXT NOT NULL,
    "browser_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_scan_pkey" PRIMARY KEY ("invite_id","browser_hash")
);

-- CreateTable
CREATE TABLE "data_export" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "file_id" UUID,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "downloaded_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_export_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ai_count_entry_user_id_created_at_idx" ON "ai_count_entry"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "ai_count_entry_user_id_key_key" ON "ai_count_entry"("user_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "ai_count_entry_reservation_id_key" ON "ai_count_entry"("reservation_id");

-- CreateIndex
CREATE INDEX "campaign_member_user_id_idx" ON "campaign_member"("user_id");

-- CreateIndex
CREATE INDEX "code_challenge_recipient_index_idx" ON "code_challenge"("recipient_index");

-- CreateIndex
CREATE INDEX "code_challenge_expires_at_idx" ON "code_challenge"("expires_at");

-- CreateIndex
CREATE INDEX "mail_message_recipient_index_created_at_idx" ON "mail_message"("recipient_index", "created_at");

-- CreateIndex
CREATE INDEX "mail_message_sender_index_created_at_idx" ON "mail_message"("sender_index", "created_at");

-- CreateIndex
CREATE INDEX "mail_message_state_next_attempt_at_idx" ON "mail_message"("state", "next_attempt_at");

-- CreateIndex
CREATE UNIQUE INDEX "step_grant_token_hash_key" ON "step_grant"("token_hash");

-- CreateIndex
CREATE INDEX "step_grant_user_id_idx" ON "step_grant"("user_id");

-- CreateIndex
CREATE INDEX "step_grant_expires_at_idx" ON "step_grant"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "image_challenge_pass_hash_key" ON "image_challenge"("pass_hash");

-- CreateIndex
CREATE INDEX "image_challenge_expires_at_idx" ON "image_challenge"("expires_at");

-- CreateIndex
CREATE INDEX "school_mail_domain_school_name_idx" ON "school_mail_domain"("school_name");

-- CreateIndex
CREATE UNIQUE INDEX "student_user_id_key" ON "student"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "student_school_code_student_number_key" ON "student"("school_code", "student_number");

-- CreateIndex
CREATE INDEX "wechat_scene_expires_at_idx" ON "wechat_scene"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "wechat_identity_user_id_key" ON "wechat_identity"("user_id");

-- CreateIndex
CREATE INDEX "partner_account_user_id_idx" ON "partner_account"("user_id");

-- CreateIndex
CREATE INDEX "used_ticket_expires_at_idx" ON "used_ticket"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_code_key" ON "invitation"("code");

-- CreateIndex
CREATE INDEX "invitation_invite_id_idx" ON "invitation"("invite_id");

-- CreateIndex
CREATE INDEX "data_export_user_id_created_at_idx" ON "data_export"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "data_export_status_created_at_idx" ON "data_export"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_campus_email_index_key" ON "user_account"("campus_email_index");

-- CreateIndex
CREATE INDEX "user_account_close_requested_at_idx" ON "user_account"("close_requested_at");

-- AddForeignKey
ALTER TABLE "ai_count_balance" ADD CONSTRAINT "ai_count_balance_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_count_entry" ADD CONSTRAINT "ai_count_entry_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_member" ADD CONSTRAINT "campaign_member_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign_member" ADD CONSTRAINT "campaign_member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step_grant" ADD CONSTRAINT "step_grant_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "student" ADD CONSTRAINT "student_school_code_fkey" FOREIGN KEY ("school_code") REFERENCES "school"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "student" ADD CONSTRAINT "student_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wechat_identity" ADD CONSTRAINT "wechat_identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_account" ADD CONSTRAINT "partner_account_partner_code_fkey" FOREIGN KEY ("partner_code") REFERENCES "partner"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_account" ADD CONSTRAINT "partner_account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A balance below zero or a movement of the wrong sign is a fault in the program; the database refuses it.
ALTER TABLE "ai_count_balance" ADD CONSTRAINT "ai_count_balance_not_negative" CHECK ("balance" >= 0);
ALTER TABLE "ai_count_entry" ADD CONSTRAINT "ai_count_entry_sign" CHECK (
    ("kind" IN ('grant', 'refund') AND "amount" > 0)
    OR ("kind" = 'reserve' AND "amount" < 0)
    OR ("kind" = 'settle' AND "amount" = 0)
);
ALTER TABLE "ai_count_entry" ADD CONSTRAINT "ai_count_entry_balance_not_negative" CHECK ("balance_after" >= 0);
