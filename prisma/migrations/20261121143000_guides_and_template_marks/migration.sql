-- CreateTable
CREATE TABLE "guide_progress" (
    "user_id" UUID NOT NULL,
    "guide" TEXT NOT NULL,
    "step" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guide_progress_pkey" PRIMARY KEY ("user_id","guide")
);

-- CreateTable
CREATE TABLE "template_mark" (
    "user_id" UUID NOT NULL,
    "template_code" TEXT NOT NULL,
    "kept_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "template_mark_pkey" PRIMARY KEY ("user_id","template_code")
);

-- AddForeignKey
ALTER TABLE "guide_progress" ADD CONSTRAINT "guide_progress_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_mark" ADD CONSTRAINT "template_mark_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
