-- What an app sends when a customer leaves a request, and where.

alter table apps add column on_request_template_id text, add column requests_email text;
