-- Secrets of authenticators are ciphertexts: the id of the key of each is kept beside it.
create trigger authenticator_secret_names_its_key
  before insert or update of secret, secret_key on authenticator
  for each row execute function name_data_key('secret');

alter table authenticator add constraint authenticator_secret_key_is_known
  foreign key (secret_key) references data_key (id);

create trigger pending_authenticator_secret_names_its_key
  before insert or update of secret, secret_key on pending_authenticator
  for each row execute function name_data_key('secret');

alter table pending_authenticator add constraint pending_authenticator_secret_key_is_known
  foreign key (secret_key) references data_key (id);
