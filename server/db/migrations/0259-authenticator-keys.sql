-- Secrets of authenticators are ciphertexts: the id of the key of each is kept beside it.
create trigger authenticator_secret_names_its_key
  before insert or update of secret on authenticator
  for each row execute function name_data_key('secret');

create trigger pending_authenticator_secret_names_its_key
  before insert or update of secret on pending_authenticator
  for each row execute function name_data_key('secret');
