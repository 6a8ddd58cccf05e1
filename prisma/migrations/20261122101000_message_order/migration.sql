-- With the id: the order of the list, and what is unread, without reading a message.
CREATE INDEX "message_user_id_created_at_id_idx" ON "message"("user_id", "created_at" DESC, "id" DESC);
DROP INDEX "message_user_id_created_at_idx";
