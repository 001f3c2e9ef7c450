-- Eight answers to begin with, where an office has written none of its own.
insert into canned_reply (id, shortcut, pcm, en)
select gen_random_uuid(), shipped.shortcut, shipped.pcm, shipped.en
from (values
  ('on-the-way', '{name}, your order {code} dey road. E go reach you in about {minutes} minutes.',
    '{name}, your order {code} is on its way. It reaches you in about {minutes} minutes.'),
  ('finding-agent', '{name}, we dey find agent for {code} now. We go tell you as soon as person take am.',
    '{name}, we are finding an agent for {code} now. You hear from us as soon as somebody has it.'),
  ('sorry-late', 'Sorry, {name}: {code} don late. We dey follow am, and your agent go reach in about {minutes} minutes.',
    'Sorry, {name}: {code} is late. We are following it, and your agent reaches you in about {minutes} minutes.'),
  ('better-landmark', '{name}, abeg tell us one big landmark near your door for {code}, and who go collect am.',
    '{name}, please tell us a landmark near your door for {code}, and who will receive it.'),
  ('please-claim', '{name}, sorry for dat. Open {code}, press claim beside di item and snap am: we go decide am today.',
    '{name}, sorry about that. Open {code}, press claim beside the item and take a photo: we decide it today.'),
  ('refund-made', '{name}, di money for {code} don go back. You go see am for di order.',
    '{name}, the money for {code} has gone back. You see it on the order.'),
  ('not-there', '{name}, di market no get am today. You no go pay for am. You want another thing instead?',
    '{name}, the market has none today, and you do not pay for it. Would you like something else instead?'),
  ('thank-you', 'Thank you, {name}. If anything remain, write us here.',
    'Thank you, {name}. If anything is left, write to us here.')
) as shipped (shortcut, pcm, en)
where not exists (select from canned_reply);
