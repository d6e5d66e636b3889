/**
 * The work queue: callbacks and visits that are due, new registrations of one account, and numbers. Triggers keep
 * `registration_counts` and `outbox_counts`, because each page of the office shows them, and counting would read a million rows
 * each time. `quarantine` is '' for none.
 */
export const today = `
  CREATE INDEX registrations_by_own_callback ON registrations (assignee, callback_at) WHERE callback_at IS NOT NULL;
  CREATE INDEX registrations_by_appointment ON registrations (appointment_at) WHERE appointment_at IS NOT NULL;
  CREATE INDEX registrations_by_own_appointment ON registrations (assignee, appointment_at) WHERE appointment_at IS NOT NULL;
  CREATE INDEX registrations_by_own_status ON registrations (assignee, status, created_at DESC, id DESC) WHERE assignee IS NOT NULL AND quarantine IS NULL;
  CREATE TABLE registration_counts (status TEXT NOT NULL, quarantine TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (status, quarantine)) STRICT, WITHOUT ROWID;
  CREATE TABLE outbox_counts (state TEXT PRIMARY KEY, n INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO registration_counts SELECT status, coalesce(quarantine, ''), count(*) FROM registrations GROUP BY 1, 2;
  INSERT INTO outbox_counts SELECT state, count(*) FROM outbox GROUP BY 1;
  CREATE TRIGGER registration_counts_insert AFTER INSERT ON registrations BEGIN
    INSERT OR IGNORE INTO registration_counts VALUES (new.status, coalesce(new.quarantine, ''), 0);
    UPDATE registration_counts SET n = n + 1 WHERE status = new.status AND quarantine = coalesce(new.quarantine, '');
  END;
  CREATE TRIGGER registration_counts_delete AFTER DELETE ON registrations BEGIN
    UPDATE registration_counts SET n = n - 1 WHERE status = old.status AND quarantine = coalesce(old.quarantine, '');
  END;
  CREATE TRIGGER registration_counts_update AFTER UPDATE OF status, quarantine ON registrations
  WHEN old.status <> new.status OR old.quarantine IS NOT new.quarantine BEGIN
    UPDATE registration_counts SET n = n - 1 WHERE status = old.status AND quarantine = coalesce(old.quarantine, '');
    INSERT OR IGNORE INTO registration_counts VALUES (new.status, coalesce(new.quarantine, ''), 0);
    UPDATE registration_counts SET n = n + 1 WHERE status = new.status AND quarantine = coalesce(new.quarantine, '');
  END;
  CREATE TRIGGER outbox_counts_insert AFTER INSERT ON outbox BEGIN
    INSERT OR IGNORE INTO outbox_counts VALUES (new.state, 0);
    UPDATE outbox_counts SET n = n + 1 WHERE state = new.state;
  END;
  CREATE TRIGGER outbox_counts_delete AFTER DELETE ON outbox BEGIN
    UPDATE outbox_counts SET n = n - 1 WHERE state = old.state;
  END;
  CREATE TRIGGER outbox_counts_update AFTER UPDATE OF state ON outbox WHEN old.state <> new.state BEGIN
    UPDATE outbox_counts SET n = n - 1 WHERE state = old.state;
    INSERT OR IGNORE INTO outbox_counts VALUES (new.state, 0);
    UPDATE outbox_counts SET n = n + 1 WHERE state = new.state;
  END
`
