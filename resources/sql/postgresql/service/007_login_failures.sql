-- Failed logins of the last minutes, by a hash of the address or account: every process must see them.
CREATE TABLE login_failure (
    subject TEXT NOT NULL,
    time BIGINT NOT NULL
);
CREATE INDEX login_failure_subject ON login_failure(subject, time);
CREATE INDEX login_failure_time ON login_failure(time);
