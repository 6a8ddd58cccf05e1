-- What lists and searches choose by stands apart from texts and counters: narrow rows, written only when content is.
CREATE TABLE "content_card" (
    "entry_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "rank" INTEGER NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "title" TEXT NOT NULL,
    "words" TEXT[],

    CONSTRAINT "content_card_pkey" PRIMARY KEY ("entry_id")
);

-- Words are looked up in their index and never read: out of the row wherever they can be.
ALTER TABLE "content_card" SET (toast_tuple_target = 128);
ALTER TABLE "content_card" ALTER COLUMN "words" SET STORAGE EXTERNAL;

ALTER TABLE "content_card" ADD CONSTRAINT "content_card_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "content_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one row: another name with every change of content, so that whoever remembers a number knows when it is of
-- the past. Drawn and not counted: it never comes back, not even with a restored copy.
CREATE TABLE "content_edition" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" UUID NOT NULL,

    CONSTRAINT "content_edition_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "content_edition_one" CHECK ("id" = 1)
);

-- By triggers and not by those who write: an older release beside this one, a script and psql keep both right as well.
CREATE FUNCTION "keep_content_card"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.published_at IS NULL THEN
    DELETE FROM content_card WHERE entry_id = NEW.id;
  ELSE
    INSERT INTO content_card (entry_id, kind, category, topic, rank, published_at, title, words)
    VALUES (NEW.id, NEW.kind, NEW.category, NEW.topic, NEW.rank, NEW.published_at, lower(NEW.title), NEW.words)
    ON CONFLICT (entry_id) DO UPDATE SET kind = excluded.kind, category = excluded.category, topic = excluded.topic,
      rank = excluded.rank, published_at = excluded.published_at, title = excluded.title, words = excluded.words;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "content_entry_card"
  AFTER INSERT OR UPDATE OF "kind", "category", "topic", "rank", "published_at", "title", "words" ON "content_entry"
  FOR EACH ROW EXECUTE FUNCTION "keep_content_card"();

CREATE FUNCTION "change_content_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_edition (name) VALUES (gen_random_uuid()) ON CONFLICT (id) DO UPDATE SET name = excluded.name;
  RETURN NULL;
END $$;

CREATE TRIGGER "content_entry_edition"
  AFTER INSERT OR DELETE OR TRUNCATE
    OR UPDATE OF "kind", "category", "topic", "rank", "published_at", "title", "words" ON "content_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "change_content_edition"();

INSERT INTO "content_card" ("entry_id", "kind", "category", "topic", "rank", "published_at", "title", "words")
SELECT "id", "kind", "category", "topic", "rank", "published_at", lower("title"), "words"
FROM "content_entry" WHERE "published_at" IS NOT NULL;

-- The orders of the lists, and what their totals and categories are counted from without reading a row.
CREATE INDEX "content_card_rank_idx" ON "content_card"("kind", "rank", "published_at" DESC, "entry_id");
CREATE INDEX "content_card_category_idx" ON "content_card"("kind", "category", "rank", "published_at" DESC, "entry_id");
CREATE INDEX "content_card_topic_idx" ON "content_card"("kind", "category", "topic", "rank", "published_at" DESC, "entry_id");
CREATE INDEX "content_card_new_idx" ON "content_card"("kind", "published_at" DESC, "entry_id");

-- One for each kind that is searched: a word that all kinds have leads to the entries of one.
CREATE INDEX "content_card_document_words_idx" ON "content_card" USING GIN ("words") WHERE "kind" = 'document';
CREATE INDEX "content_card_course_words_idx" ON "content_card" USING GIN ("words") WHERE "kind" = 'course';
CREATE INDEX "content_card_help_words_idx" ON "content_card" USING GIN ("words") WHERE "kind" = 'help';

-- The hot order moves with every view: it stays with the counters, whose writes must not touch the index of words.
DROP INDEX "content_entry_words_idx";
DROP INDEX "content_entry_kind_category_topic_rank_id_idx";
CREATE INDEX "content_entry_hot_idx" ON "content_entry"("kind", "is_hot" DESC, ("downloads" + "views") DESC, "id")
  INCLUDE ("published_at", "downloads", "views");
CREATE INDEX "content_entry_category_hot_idx" ON "content_entry"("kind", "category", "is_hot" DESC, ("downloads" + "views") DESC, "id")
  INCLUDE ("published_at", "downloads", "views");
CREATE INDEX "content_entry_kind_updated_at_slug_idx" ON "content_entry"("kind", "updated_at" DESC, "slug");
