-- CreateTable
CREATE TABLE "http_failure" (
    "id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "route" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "http_failure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "http_failure_day_route_key" ON "http_failure"("day", "route");

-- CreateIndex
CREATE INDEX "http_failure_created_at_id_idx" ON "http_failure"("created_at" DESC, "id" DESC);
