-- What styles call an uploaded font: its family, its weight or range of weights, and normal or italic. No family: the file
-- is no font, or one that has not been read yet; an empty family: a font that cannot be used.

alter table files
  add column font_family text,
  add column font_weight text,
  add column font_style text;

create index files_fonts on files (tenant_id, font_family) where font_family <> '';
create index files_unread_fonts on files (tenant_id) where font_family is null and lower(name) ~ '\.(ttf|woff2)$';
