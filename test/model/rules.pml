/* What holds after every step; the first six are the rules of `verify:books` and of the commands. */
#define UNPACKED (status == unborn || status == placed || status == confirmed || status == assigned || status == shopping)
#define OVER (status == completed || status == cancelled || status == failed)
#define SETTLED_STATUS (OVER || status == delivered)
#define MAY_CLAIM(i) (status == delivered && claim[i] == none && item[i] == found)

inline holds() {
  /* Refunds never exceed what was paid. */
  assert(paid >= 0);
  /* Every good is somebody's, and none is lost. */
  assert(bought == goods + sold + agentGoods + away);
  inHand(n);
  assert(UNPACKED || goods <= (status == ready_for_delivery || status == on_the_way -> n * PRICE : 0));
  /* An order brings no more credit than confirmed money. */
  assert(credit - brought <= money);
  /* It ends once, and nothing revives it. */
  assert(ends <= 1 && (ends == 1) == OVER);
  /* No claim is decided twice; none is open in a completed order. */
  assert(decided[0] <= 1 && decided[1] <= 1);
  assert(status != completed || (claim[0] != open && claim[1] != open));
  /* It is handed over once, however often the phone says so. */
  assert(landed <= 1);
  /* No account falls below zero, and nothing is held for an order that is over. */
  assert(owes >= 0 && held >= 0 && credit >= 0 && due >= 0 && cash >= 0 && goods >= 0 && agentGoods >= 0 && waiting >= 0);
  assert(!SETTLED_STATUS || held == 0);
  /* Nobody earns twice, or by a delivery in doubt. */
  assert(earned <= EARNS && (earned == 0 || status == completed) && !(earned > 0 && earningsHeld));
  /* No more leaves the company than came in with the order or was given to its customer. */
  assert(money + brought >= 0)
}

inline told() {
  printf("= status=%e owes=%d held=%d credit=%d due=%d cash=%d goods=%d agentGoods=%d waiting=%d earned=%d", status, owes,
    held, credit, due, cash, goods, agentGoods, waiting, earned);
  printf(" paid=%d claims=%d returns=%d report=%e\n", paid, (claim[0] == open) + (claim[1] == open), returns, report);
  holds();
#ifdef TRAILS
  assert(step != goal);
#endif
  n = 0; m = 0; step = 0
}



