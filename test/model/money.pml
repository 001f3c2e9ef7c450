/* The order's row and the ledger's accounts, and what a movement does to them. Amounts are units of ten naira. */
#define PRICE 80      /* of each item */
#define DELIVERY 15
#define SERVICE 5
#define CEILING 250
#define EARNS 12      /* the agent's part of the delivery fee */
#define BROUGHT 100   /* credit from before */
#define GOODWILL 300
#define SMALL 50      /* change that is credit at once */
#define LARGE 200     /* change that waits for the count */
#define AT_ONCE 100
#define MOST 500
#define REFUND 80
#define FLOAT 5000

/* How often, in all, somebody gives up, begins anew, pays again, refunds by hand or gives credit. */
#ifndef EXTRAS
#define EXTRAS 2
#endif
#define MAY_EXTRA (extras < EXTRAS)

mtype:status = { unborn, placed, confirmed, assigned, shopping, ready_for_delivery, on_the_way, delivered, completed,
                 cancelled, failed };
mtype:item = { requested, found, left_out, rejected };
mtype:claim = { none, open, approved, refused };
mtype:report = { no_report, doubted, denied, pin_refused, not_opened };

mtype:status status = unborn;
bool online, guest;
mtype:item item[2] = requested;
mtype:claim claim[2] = none;
mtype:report report = no_report;
short reportKept;
bool earningsHeld, arrived, pinTried, wasSaidShut;
byte extras;

/* The provider's page: 0 none, 1 open, 2 paid and not yet heard of; and the phone without network. */
byte page;
bool hasPaged;
short pagePaid, pageKobo;
byte phone;
short phoneKept, cashKobo; /* cashKobo: counted for the bill; a later word may deny it */
bool wasHeard, wasSent;
#define EMPTY 0
#define RIGHT 1
#define WRONG 2

/* Accounts of the ledger. `sold` and `away` are what the customer has, and what came back or was given up. */
short owes, held, credit, due, cash = FLOAT, goods, agentGoods, waiting, earned, sold, away;
byte returns;
bool billed;

/* For the rules alone: what was confirmed as paid, of it for the bill, and what was bought. */
short paid, money, bought, brought;
/* Counts inside a step, zero between steps. */
short n, m;
byte ends, landed, decided[2];

inline giveBack(kobo) { if :: guest -> due = due + (kobo) :: else -> credit = credit + (kobo) fi }

inline returnHeld() { giveBack(held); held = 0 }

inline applyHeld() {
  if
  :: held < owes -> paid = paid + held; owes = owes - held; held = 0
  :: else -> paid = paid + owes; held = held - owes; owes = 0
  fi
}

inline inBag(count) {
  count = 0;
  if :: item[0] == found -> count = count + 1 :: else fi;
  if :: item[1] == found -> count = count + 1 :: else fi
}

inline inHand(count) {
  count = 0;
  if :: item[0] == rejected -> count = count + 1 :: else fi;
  if :: item[1] == rejected -> count = count + 1 :: else fi
}

inline bookBill() {
  inBag(n);
  goods = goods - n * PRICE; sold = sold + n * PRICE;
  owes = owes + n * PRICE + DELIVERY + SERVICE;
  billed = true;
  applyHeld();
  returnHeld()
}

inline reverseBill() {
  if
  :: billed ->
    inBag(n);
    paid = paid - (n * PRICE + DELIVERY + SERVICE - owes);
    held = held + (n * PRICE + DELIVERY + SERVICE - owes);
    owes = 0; billed = false;
    goods = goods + n * PRICE; sold = sold - n * PRICE
  :: else
  fi
}

inline chargeCancelled() {
  inBag(n);
  goods = goods - n * PRICE; sold = sold + n * PRICE;
  owes = owes + n * PRICE + SERVICE;
  applyHeld();
  returnHeld()
}

/* n items at most; the company's part of them goes on the agent's account. */
inline leaveWorth(count) {
  if
  :: count > 0 ->
    returns = returns + 1;
#ifndef FAULT_GOODS
    if
    :: count * PRICE < goods -> agentGoods = agentGoods + count * PRICE; goods = goods - count * PRICE
    :: else -> agentGoods = agentGoods + goods; goods = 0
    fi
#endif
  :: else
  fi
}

inline leaveRejected() { inHand(n); leaveWorth(n) }
inline leaveBag() { inBag(n); leaveWorth(n) }
inline leaveEverything() { inBag(n); inHand(m); n = n + m; leaveWorth(n) }

inline buy(i) { cash = cash - PRICE; goods = goods + PRICE; bought = bought + PRICE; item[i] = found }
inline unbuy(i) { cash = cash + PRICE; goods = goods - PRICE; bought = bought - PRICE }

inline takeOff(i) {
  sold = sold - PRICE; goods = goods + PRICE; item[i] = rejected;
  if
  :: owes >= PRICE -> owes = owes - PRICE
  :: else -> n = PRICE - owes; owes = 0; paid = paid - n; giveBack(n)
  fi
}

/* Cash that stays with the agent: the bill, and change of somebody with an account. */
inline collect(kobo) {
  if
  :: guest -> cash = cash + owes; money = money + owes
  :: else ->
    cash = cash + (kobo); money = money + (kobo);
    if :: (kobo) - owes <= AT_ONCE -> credit = credit + (kobo) - owes :: else -> waiting = waiting + (kobo) - owes fi
  fi;
  cashKobo = owes; paid = paid + owes; owes = 0
}


inline ended(how) {
  status = how; ends = ends + 1; arrived = false; pinTried = false; reportKept = 0;
  report = (report == doubted || report == denied -> report : no_report)
}

inline handOver(kobo) {
  status = delivered; landed = landed + 1; arrived = false; pinTried = false;
  report = no_report; reportKept = 0;
  leaveRejected();
  if :: kobo > 0 -> collect(kobo) :: else fi
}

inline beginAnew() {
  report = no_report; reportKept = 0;
  reverseBill();
  if :: item[0] == found -> unbuy(0) :: else fi;
  if :: item[1] == found -> unbuy(1) :: else fi;
  leaveRejected();
  item[0] = requested; item[1] = requested;
  arrived = false; pinTried = false;
  status = confirmed
}

/* What the order wants paid now. */
inline wanted(kobo) {
  if
  :: status == placed -> kobo = CEILING - held
  :: else -> kobo = owes
  fi
}

/* The provider's word: it pays what is wanted now, in full, or is due back. */
inline settlePage() {
  wanted(n);
  page = 0; wasHeard = true; money = money + pagePaid; m = pagePaid; pagePaid = 0; pageKobo = 0;
  if
#ifdef FAULT_REVIVED
  :: status == cancelled && online -> status = confirmed; held = held + m
#endif
  :: n > 0 && m >= n ->
    due = due + m - n;
    if
    :: status == placed -> held = held + n; status = confirmed
    :: else -> paid = paid + n; owes = owes - n
    fi
  :: else -> due = due + m
  fi
}
