-- How many résumés use each template is counted from the index alone.
CREATE INDEX "resume_deleted_at_template_code_idx" ON "resume"("deleted_at", "template_code");
