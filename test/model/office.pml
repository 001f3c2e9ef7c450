/* The admins and the clock. */
/* All that was paid for the bill goes back with it, so none of it may have gone back before. */
#define BILL ((item[0] == found -> PRICE : 0) + (item[1] == found -> PRICE : 0) + DELIVERY + SERVICE)
#ifdef FAULT_DENIED
#define PAID_IS_WHOLE (paid >= cashKobo)
#else
#define PAID_IS_WHOLE (paid >= BILL - owes)
#endif

inline approve(i) { claim[i] = approved; decided[i] = decided[i] + 1; paid = paid - PRICE; giveBack(PRICE) }

active proctype admin() {
end:
  do
  :: d_step { status == confirmed -> does(admin_assign); status = assigned; told() }
  :: d_step { (status == shopping || status == ready_for_delivery || status == on_the_way) && MAY_EXTRA ->
       does(admin_restart); extras++; beginAnew(); told() }
  :: d_step { status == placed || status == confirmed || status == assigned || status == shopping ||
       status == ready_for_delivery || status == on_the_way ->
       does(admin_cancel); reverseBill(); returnHeld(); leaveEverything(); ended(cancelled); told() }
  :: d_step { status == on_the_way -> does(admin_fail); reverseBill(); returnHeld(); leaveEverything(); ended(failed); told() }
  :: d_step { status == on_the_way -> does(admin_deliver); handOver(0); told() }
  :: d_step { status == delivered || OVER -> does(admin_cancel__out_of_turn); told() }

  /* What an agent's word about the door comes to. */
  :: d_step { report == pin_refused && reportKept >= owes -> does(admin_decide_door_delivered); m = reportKept; handOver(m); told() }
  :: d_step { report == pin_refused || report == not_opened -> does(admin_decide_door_goes_on); report = no_report; reportKept = 0; told() }
  :: d_step { report == not_opened -> does(admin_decide_door_customers); leaveEverything(); ended(failed); told() }
  :: d_step { report == not_opened -> does(admin_decide_door_ours); reverseBill(); returnHeld(); leaveEverything(); ended(failed); told() }
  :: d_step { report == doubted || report == denied -> does(admin_decide_door_delivered); report = no_report; earningsHeld = false; told() }
  :: d_step { (report == doubted || report == denied) && PAID_IS_WHOLE ->
       does(admin_decide_door_not_delivered);
       cash = cash - cashKobo; owes = owes + cashKobo; paid = paid - cashKobo; money = money - cashKobo; cashKobo = 0;
       report = no_report; reportKept = 0;
       reverseBill(); returnHeld(); leaveBag(); ended(failed); told() }
  :: d_step { (report == doubted || report == denied) && !PAID_IS_WHOLE ->
       does(admin_decide_door_not_delivered__more_than_paid); told() }

  /* Claims and refunds. */
  :: d_step { claim[0] == open && PRICE <= paid -> does(admin_approve_0); approve(0); told() }
  :: d_step { claim[1] == open && PRICE <= paid -> does(admin_approve_1); approve(1); told() }
  :: d_step { claim[1] == open && PRICE > paid -> does(admin_approve_1__more_than_paid); told() }
  :: d_step { claim[0] == open -> does(admin_refuse_0); claim[0] = refused; decided[0]++; told() }
  :: d_step { claim[0] == approved || claim[0] == refused -> does(admin_approve_0__already_decided);
#ifdef FAULT_DECIDED_TWICE
       approve(0);
#endif
       told() }
#ifdef FAULT_REFUND
#define REFUNDABLE true
#else
#define REFUNDABLE (REFUND <= paid)
#endif
  :: d_step { SETTLED_STATUS && MAY_EXTRA && !guest && REFUNDABLE -> does(admin_refund_credit); extras++; paid = paid - REFUND; credit = credit + REFUND; told() }
  :: d_step { SETTLED_STATUS && MAY_EXTRA && REFUNDABLE -> does(admin_refund_sender); extras++; paid = paid - REFUND; due = due + REFUND; told() }
  :: d_step { SETTLED_STATUS && REFUND > paid -> does(admin_refund_sender__more_than_paid); told() }
  :: d_step { (status == ready_for_delivery || status == on_the_way) -> does(admin_refund_sender__order_under_way); told() }

  /* Goods, debts, change and goodwill. */
  :: d_step { returns > 0 -> does(admin_receive); away = away + agentGoods; agentGoods = 0; returns = 0; told() }
  :: d_step { returns > 0 -> does(admin_write_off); away = away + agentGoods; agentGoods = 0; returns = 0; told() }
  :: d_step { SETTLED_STATUS && owes > 0 -> does(admin_take_debt); money = money + owes; paid = paid + owes; owes = 0; told() }
  :: d_step { SETTLED_STATUS && owes > 0 -> does(admin_write_debt_off); owes = 0; told() }
  :: d_step { waiting > 0 -> does(admin_count_there);
       credit = credit + waiting;
#ifdef FAULT_CREDIT
       credit = credit + waiting;
#endif
       waiting = 0; told() }
  :: d_step { waiting > 0 -> does(admin_count_missing); waiting = 0; told() }
  :: d_step { status != unborn && !guest && MAY_EXTRA -> does(admin_goodwill); extras++; credit = credit + GOODWILL; brought = brought + GOODWILL; told() }
  od
}

active proctype clock() {
end:
  do
  :: d_step { status == placed -> does(clock_lapse);
       if :: page == 2 -> settlePage() :: else fi;
       if :: status == placed -> returnHeld(); ended(cancelled) :: else fi; told() }
  :: d_step { status == confirmed || status == assigned -> does(clock_close); returnHeld(); ended(cancelled); told() }
  :: d_step { report == doubted -> does(clock_silence); report = denied; told() }
  :: d_step { status == delivered && claim[0] != open && claim[1] != open && !earningsHeld ->
       does(clock_complete); earned = EARNS; ended(completed); told() }
  :: d_step { status == delivered && (claim[0] == open || claim[1] == open || earningsHeld) ->
       does(clock_complete_not); told() }
  :: d_step { due > 0 -> does(clock_refunds); money = money - due; due = 0; told() }
  od
}
