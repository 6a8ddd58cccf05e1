-- CreateTable
CREATE TABLE "product" (
    "id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "price_fen" INTEGER NOT NULL,
    "days" INTEGER NOT NULL DEFAULT 0,
    "ai_counts" INTEGER NOT NULL DEFAULT 0,
    "benefits" JSONB NOT NULL DEFAULT '{}',
    "rank" INTEGER NOT NULL DEFAULT 100,
    "is_on_sale" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "purchase_order" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "user_id" UUID,
    "request_key" TEXT NOT NULL,
    "product_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "amount_fen" INTEGER NOT NULL,
    "days" INTEGER NOT NULL DEFAULT 0,
    "ai_counts" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "closed_reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "granted_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),

    CONSTRAINT "purchase_order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "amount_fen" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "is_settling" BOOLEAN NOT NULL DEFAULT false,
    "transaction_id" TEXT,
    "link" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "next_query_at" TIMESTAMPTZ(3),
    "queries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "amount_fen" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_notice" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "payment_number" TEXT NOT NULL DEFAULT '',
    "times" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership_term" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "product_id" INTEGER NOT NULL,
    "card_name" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "membership_term_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice" (
    "order_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "title_cipher" TEXT NOT NULL,
    "tax_number_cipher" TEXT NOT NULL DEFAULT '',
    "mailbox_cipher" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'requested',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "issued_at" TIMESTAMPTZ(3),

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "local_trade" (
    "number" TEXT NOT NULL,
    "amount_fen" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'unpaid',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "local_trade_pkey" PRIMARY KEY ("number")
);

-- CreateIndex
CREATE UNIQUE INDEX "purchase_order_number_key" ON "purchase_order"("number");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_order_user_id_request_key_key" ON "purchase_order"("user_id", "request_key");

-- CreateIndex
CREATE INDEX "purchase_order_user_id_created_at_idx" ON "purchase_order"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "purchase_order_status_expires_at_idx" ON "purchase_order"("status", "expires_at");

-- CreateIndex
CREATE INDEX "purchase_order_product_id_idx" ON "purchase_order"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_number_key" ON "payment"("number");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_transaction_id_key" ON "payment"("provider", "transaction_id");

-- CreateIndex
CREATE INDEX "payment_order_id_idx" ON "payment"("order_id");

-- CreateIndex
CREATE INDEX "payment_next_query_at_idx" ON "payment"("next_query_at");

-- CreateIndex
CREATE UNIQUE INDEX "refund_payment_id_key" ON "refund"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "refund_number_key" ON "refund"("number");

-- CreateIndex
CREATE INDEX "refund_order_id_idx" ON "refund"("order_id");

-- CreateIndex
CREATE INDEX "refund_status_next_attempt_at_idx" ON "refund"("status", "next_attempt_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_notice_key_key" ON "payment_notice"("key");

-- CreateIndex
CREATE INDEX "payment_notice_last_at_idx" ON "payment_notice"("last_at");

-- CreateIndex
CREATE UNIQUE INDEX "membership_term_order_id_key" ON "membership_term"("order_id");

-- CreateIndex
CREATE INDEX "membership_term_user_id_ends_at_idx" ON "membership_term"("user_id", "ends_at");

-- CreateIndex
CREATE INDEX "invoice_user_id_idx" ON "invoice"("user_id");

-- CreateIndex
CREATE INDEX "local_trade_created_at_idx" ON "local_trade"("created_at");

-- AddForeignKey
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "purchase_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "purchase_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership_term" ADD CONSTRAINT "membership_term_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership_term" ADD CONSTRAINT "membership_term_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "purchase_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "purchase_order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One open order of a member for one product, and one open payment of an order at one provider.
CREATE UNIQUE INDEX "purchase_order_open_key" ON "purchase_order"("user_id", "product_id") WHERE "status" = 'pending';
CREATE UNIQUE INDEX "payment_open_key" ON "payment"("order_id", "provider") WHERE "status" = 'pending';

-- An order is granted for one payment.
CREATE UNIQUE INDEX "payment_settling_key" ON "payment"("order_id") WHERE "is_settling";

-- Money is never negative, and only what is free costs nothing.
ALTER TABLE "product" ADD CONSTRAINT "product_price_check" CHECK ("price_fen" > 0 OR ("kind" = 'free' AND "price_fen" = 0));
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_amount_check" CHECK ("amount_fen" > 0);
ALTER TABLE "payment" ADD CONSTRAINT "payment_amount_check" CHECK ("amount_fen" > 0);
ALTER TABLE "refund" ADD CONSTRAINT "refund_amount_check" CHECK ("amount_fen" > 0);
