/**
 * A second person's approval of facts: who wrote an approved version; of a draft, when its author asked for approval, for when, and
 * who sent it back why.
 */
export const factApproval = `
  ALTER TABLE fact_versions ADD COLUMN author TEXT;
  ALTER TABLE fact_drafts ADD COLUMN requested_at INTEGER;
  ALTER TABLE fact_drafts ADD COLUMN requested_for INTEGER;
  ALTER TABLE fact_drafts ADD COLUMN returned_by TEXT;
  ALTER TABLE fact_drafts ADD COLUMN returned_reason TEXT
`
