-- CreateTable
CREATE TABLE "partner_service" (
    "kind" TEXT NOT NULL,
    "partner_code" TEXT NOT NULL,
    "resume_url" TEXT NOT NULL DEFAULT '',
    "jobs_url" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_service_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "resume_recommendation" (
    "user_id" UUID NOT NULL,
    "resume_id" UUID,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "resume_recommendation_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "resume_delivery" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "resume_id" UUID,
    "partner_code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "consent_kind" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "resume_version" INTEGER,
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "resume_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_feed" (
    "source" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_feed_pkey" PRIMARY KEY ("source")
);

-- CreateTable
CREATE TABLE "job_posting" (
    "id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "tags" TEXT[],
    "salary" TEXT NOT NULL DEFAULT '',
    "degree" TEXT NOT NULL DEFAULT '',
    "employment" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL,
    "apply_url" TEXT NOT NULL DEFAULT '',
    "words" TEXT[],
    "published_on" DATE NOT NULL,
    "closes_on" DATE,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_posting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_match" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "resume_id" UUID NOT NULL,
    "ground" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "result" JSONB,
    "result_ground" TEXT NOT NULL DEFAULT '',
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_match_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "partner_service_partner_code_idx" ON "partner_service"("partner_code");

-- CreateIndex
CREATE INDEX "resume_recommendation_resume_id_idx" ON "resume_recommendation"("resume_id");

-- CreateIndex
CREATE INDEX "resume_delivery_user_id_consent_kind_created_at_idx" ON "resume_delivery"("user_id", "consent_kind", "created_at");

-- CreateIndex
CREATE INDEX "resume_delivery_status_next_attempt_at_idx" ON "resume_delivery"("status", "next_attempt_at");

-- CreateIndex
CREATE INDEX "resume_delivery_resume_id_idx" ON "resume_delivery"("resume_id");

-- CreateIndex
CREATE INDEX "job_posting_published_on_id_idx" ON "job_posting"("published_on" DESC, "id");

-- CreateIndex
CREATE INDEX "job_posting_city_published_on_idx" ON "job_posting"("city", "published_on" DESC);

-- CreateIndex
CREATE INDEX "job_posting_tags_idx" ON "job_posting" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "job_posting_words_idx" ON "job_posting" USING GIN ("words");

-- CreateIndex
CREATE UNIQUE INDEX "job_posting_source_external_id_key" ON "job_posting"("source", "external_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_match_resume_id_key" ON "job_match"("resume_id");

-- CreateIndex
CREATE INDEX "job_match_user_id_idx" ON "job_match"("user_id");

-- CreateIndex
CREATE INDEX "job_match_status_created_at_idx" ON "job_match"("status", "created_at");

-- AddForeignKey
ALTER TABLE "partner_service" ADD CONSTRAINT "partner_service_partner_code_fkey" FOREIGN KEY ("partner_code") REFERENCES "partner"("code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_recommendation" ADD CONSTRAINT "resume_recommendation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_recommendation" ADD CONSTRAINT "resume_recommendation_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_delivery" ADD CONSTRAINT "resume_delivery_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_delivery" ADD CONSTRAINT "resume_delivery_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_posting" ADD CONSTRAINT "job_posting_source_fkey" FOREIGN KEY ("source") REFERENCES "job_feed"("source") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_match" ADD CONSTRAINT "job_match_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_match" ADD CONSTRAINT "job_match_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE CASCADE ON UPDATE CASCADE;
