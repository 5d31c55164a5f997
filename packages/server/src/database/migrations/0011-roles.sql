-- What each user may do, and users who have not yet accepted an invitation or may no longer sign in. Everybody who could
-- sign in before could do everything.

alter table users
  add column role text not null default 'ADMINISTRATOR'
    check (role in ('ADMINISTRATOR', 'PRODUCT_EDITOR', 'DOCUMENT_EDITOR', 'VIEWER', 'API_CLIENT')),
  add column invited_at timestamptz,
  add column deactivated_at timestamptz;

-- Whoever adds a user decides on the role.
alter table users alter column role drop default;
