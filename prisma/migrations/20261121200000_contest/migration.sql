-- CreateTable
CREATE TABLE "contest" (
    "id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "organiser" TEXT NOT NULL DEFAULT '',
    "rules" TEXT NOT NULL DEFAULT '',
    "school_code" TEXT NOT NULL DEFAULT '',
    "province" TEXT NOT NULL DEFAULT '',
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,
    "rubric" JSONB NOT NULL,
    "method" JSONB NOT NULL,
    "awards" JSONB NOT NULL DEFAULT '[]',
    "announced_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "log_digest" TEXT NOT NULL DEFAULT '',
    "is_sample" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contest_entry" (
    "id" UUID NOT NULL,
    "contest_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "resume_id" UUID,
    "state" TEXT NOT NULL DEFAULT 'submitted',
    "snapshot" JSONB,
    "school_name" TEXT NOT NULL DEFAULT '',
    "number" INTEGER,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),
    "rank" INTEGER,
    "score" DOUBLE PRECISION,
    "award" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "contest_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contest_judge" (
    "contest_id" UUID NOT NULL,
    "operator_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contest_judge_pkey" PRIMARY KEY ("contest_id","operator_id")
);

-- CreateTable
CREATE TABLE "contest_event" (
    "id" BIGSERIAL NOT NULL,
    "contest_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "actor" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contest_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contest_certificate" (
    "id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "holder_name" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "file_id" UUID,
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "contest_certificate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "contest_code_key" ON "contest"("code");

-- CreateIndex
CREATE INDEX "contest_kind_announced_at_idx" ON "contest"("kind", "announced_at");

-- CreateIndex
CREATE INDEX "contest_entry_user_id_idx" ON "contest_entry"("user_id");

-- CreateIndex
CREATE INDEX "contest_entry_resume_id_idx" ON "contest_entry"("resume_id");

-- CreateIndex
CREATE UNIQUE INDEX "contest_entry_contest_id_user_id_key" ON "contest_entry"("contest_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "contest_entry_contest_id_number_key" ON "contest_entry"("contest_id", "number");

-- CreateIndex
CREATE INDEX "contest_judge_operator_id_idx" ON "contest_judge"("operator_id");

-- CreateIndex
CREATE UNIQUE INDEX "contest_judge_contest_id_number_key" ON "contest_judge"("contest_id", "number");

-- CreateIndex
CREATE INDEX "contest_event_contest_id_id_idx" ON "contest_event"("contest_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "contest_certificate_entry_id_key" ON "contest_certificate"("entry_id");

-- CreateIndex
CREATE UNIQUE INDEX "contest_certificate_code_key" ON "contest_certificate"("code");

-- CreateIndex
CREATE INDEX "contest_certificate_user_id_idx" ON "contest_certificate"("user_id");

-- CreateIndex
CREATE INDEX "contest_certificate_status_created_at_idx" ON "contest_certificate"("status", "created_at");

-- AddForeignKey
ALTER TABLE "contest_entry" ADD CONSTRAINT "contest_entry_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_entry" ADD CONSTRAINT "contest_entry_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_entry" ADD CONSTRAINT "contest_entry_resume_id_fkey" FOREIGN KEY ("resume_id") REFERENCES "resume"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_judge" ADD CONSTRAINT "contest_judge_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_judge" ADD CONSTRAINT "contest_judge_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_event" ADD CONSTRAINT "contest_event_contest_id_fkey" FOREIGN KEY ("contest_id") REFERENCES "contest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_certificate" ADD CONSTRAINT "contest_certificate_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "contest_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_certificate" ADD CONSTRAINT "contest_certificate_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contest_certificate" ADD CONSTRAINT "contest_certificate_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_file"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The log of judging is appended to and never changed: a ranking can be made again from it.
CREATE FUNCTION "refuse_contest_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'contest_event is append-only';
END $$;

CREATE TRIGGER "contest_event_append_only" BEFORE UPDATE OR DELETE ON "contest_event"
  FOR EACH ROW EXECUTE FUNCTION "refuse_contest_event_change"();
