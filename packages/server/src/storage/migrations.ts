/** SQL migrations: number n leads from version n to n + 1. A released one is never changed. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE servers (id text PRIMARY KEY, address text NOT NULL, alive_until timestamptz NOT NULL);
  CREATE TABLE guests (
    id text PRIMARY KEY, token_hash text NOT NULL UNIQUE, name text NOT NULL,
    created timestamptz NOT NULL DEFAULT now(), seen timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE tables (
    id text PRIMARY KEY, created timestamptz NOT NULL DEFAULT now(), changed timestamptz NOT NULL DEFAULT now(),
    summary jsonb NOT NULL, listed boolean NOT NULL, over boolean NOT NULL DEFAULT false, host text NOT NULL,
    secret text NOT NULL, owner text, epoch integer NOT NULL DEFAULT 0
  );
  CREATE INDEX tables_listed ON tables (changed DESC) WHERE listed AND NOT over;
  CREATE TABLE moves (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seq integer NOT NULL, entry jsonb NOT NULL,
    at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (table_id, seq)
  );
  CREATE TABLE snapshots (
    table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, seq integer NOT NULL, version text NOT NULL,
    moves integer NOT NULL, save text NOT NULL
  );
  CREATE TABLE chat (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest_id text NOT NULL, seat integer, name text NOT NULL, text text NOT NULL, emote text,
    at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX chat_table ON chat (table_id, id);
  CREATE TABLE reports (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, table_id text NOT NULL, by_guest text NOT NULL,
    about_guest text NOT NULL, text text NOT NULL, at timestamptz NOT NULL DEFAULT now()
  );
  `,
  `
  CREATE TABLE ratings (
    guest_id text PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE, mu double precision NOT NULL,
    sigma double precision NOT NULL, games integer NOT NULL
  );
  CREATE TABLE rated (table_id text PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE);
  `,
  `
  CREATE TABLE tournaments (
    id text PRIMARY KEY, created timestamptz NOT NULL DEFAULT now(), changed timestamptz NOT NULL DEFAULT now(),
    looked_at timestamptz NOT NULL DEFAULT now(), stage text NOT NULL, state jsonb NOT NULL
  );
  CREATE INDEX tournaments_open ON tournaments (stage) WHERE stage <> 'over';
  `,
  `
  CREATE TABLE passkeys (
    id text PRIMARY KEY, guest_id text NOT NULL REFERENCES guests (id) ON DELETE CASCADE, public_key text NOT NULL,
    counter bigint NOT NULL, transports jsonb NOT NULL, created timestamptz NOT NULL DEFAULT now(),
    used timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX passkeys_guest ON passkeys (guest_id);
  CREATE TABLE devices (
    token_hash text PRIMARY KEY, guest_id text NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    added timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX devices_guest ON devices (guest_id, added);
  CREATE TABLE challenges (challenge text PRIMARY KEY, guest_id text, until timestamptz NOT NULL);
  `,
  "ALTER TABLE servers ADD COLUMN life_line integer",
  `
  ALTER TABLE tables ADD COLUMN guests text[] NOT NULL DEFAULT '{}';
  UPDATE tables SET guests = ARRAY(
    SELECT DISTINCT entry ->> 'guest' FROM moves WHERE table_id = tables.id AND entry ->> 'e' = 'sit');
  CREATE INDEX tables_guests ON tables USING gin (guests);
  CREATE INDEX chat_guest ON chat (guest_id);
  CREATE TABLE decks (
    guest_id text NOT NULL REFERENCES guests (id) ON DELETE CASCADE, id text NOT NULL, changed bigint NOT NULL,
    deck jsonb, PRIMARY KEY (guest_id, id)
  );
  `,
  `
  CREATE TABLE mutes (
    guest_id text NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    muted text NOT NULL REFERENCES guests (id) ON DELETE CASCADE, PRIMARY KEY (guest_id, muted)
  );
  CREATE INDEX mutes_muted ON mutes (muted);
  DELETE FROM chat WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = guest_id);
  ALTER TABLE chat ADD FOREIGN KEY (guest_id) REFERENCES guests (id) ON DELETE CASCADE;
  DELETE FROM reports WHERE NOT EXISTS (SELECT 1 FROM guests WHERE id = by_guest);
  ALTER TABLE reports ADD FOREIGN KEY (by_guest) REFERENCES guests (id) ON DELETE CASCADE;
  CREATE INDEX reports_by ON reports (by_guest);
  `,
]
