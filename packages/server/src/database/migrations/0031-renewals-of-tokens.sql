-- The address that used a refresh token: for a moment, other tabs at it may use the token too.
alter table refresh_tokens add column used_from text;
