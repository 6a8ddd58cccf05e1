-- CreateTable
CREATE TABLE "content_entry" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "category" TEXT NOT NULL DEFAULT '',
    "topic" TEXT NOT NULL DEFAULT '',
    "tags" TEXT[],
    "image" TEXT NOT NULL DEFAULT '',
    "body" TEXT NOT NULL DEFAULT '',
    "data" JSONB NOT NULL DEFAULT '{}',
    "source" TEXT NOT NULL DEFAULT '',
    "rank" INTEGER NOT NULL DEFAULT 100,
    "is_hot" BOOLEAN NOT NULL DEFAULT false,
    "views" INTEGER NOT NULL DEFAULT 0,
    "downloads" INTEGER NOT NULL DEFAULT 0,
    "words" TEXT[],
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "content_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "course_progress" (
    "user_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "chapter" INTEGER NOT NULL DEFAULT 1,
    "seconds" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "course_progress_pkey" PRIMARY KEY ("user_id","entry_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "content_entry_kind_slug_key" ON "content_entry"("kind", "slug");

-- CreateIndex
CREATE INDEX "content_entry_kind_category_topic_rank_id_idx" ON "content_entry"("kind", "category", "topic", "rank", "id");

-- CreateIndex
CREATE INDEX "content_entry_words_idx" ON "content_entry" USING GIN ("words");

-- CreateIndex
CREATE INDEX "course_progress_user_id_updated_at_idx" ON "course_progress"("user_id", "updated_at");

-- CreateIndex
CREATE INDEX "course_progress_entry_id_idx" ON "course_progress"("entry_id");

-- AddForeignKey
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "course_progress" ADD CONSTRAINT "course_progress_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "content_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
