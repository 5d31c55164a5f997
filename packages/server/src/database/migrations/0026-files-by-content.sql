-- A template that is based on a file finds its content again after the file was moved.

create index files_by_object on files (tenant_id, object_key);
