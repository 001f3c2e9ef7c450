/*
 * One order of two items, its money, goods, claims and door, with everybody who may move it
 * (docs/decisions/209-model-of-an-order.md). A step is a command of the product, which locks the order: one d_step. It
 * prints a line with ">" that names it, with "!" and the reason where it is refused, and a line with "=" that tells
 * the state after it; test/model/replay does the same to the product.
 */
#include "steps.pml"
#include "money.pml"
#include "rules.pml"
#include "office.pml"

active proctype customer() {
  BEGIN;
end:
  do
  :: d_step { status == unborn -> does(customer_place_online_guest); online = true; guest = true; status = placed; told() }
  :: d_step { status == unborn -> does(customer_place_online_account); online = true; status = placed; told() }
  :: d_step { status == unborn -> does(customer_place_online_credit); online = true; brought = BROUGHT; held = BROUGHT; status = placed; told() }
  :: d_step { status == unborn -> does(customer_place_at_door_guest); guest = true; status = confirmed; told() }
  :: d_step { status == unborn -> does(customer_place_at_door_account); status = confirmed; told() }
  :: d_step { status == unborn -> does(customer_place_at_door_credit); brought = BROUGHT; held = BROUGHT; status = confirmed; told() }

  :: d_step { status != unborn && page == 0 && (status == placed || owes > 0) && (!hasPaged || MAY_EXTRA) ->
       does(customer_start_payment); wanted(n); pageKobo = n; page = 1;
       if :: hasPaged -> extras++ :: else -> hasPaged = true fi; told() }
  :: d_step { page == 1 -> does(customer_pay_full); page = 2; pagePaid = pageKobo; told() }
  :: d_step { page == 1 -> does(customer_pay_short); page = 2; pagePaid = 1; told() }
  :: d_step { owes > 0 && credit >= owes -> does(customer_pay_by_credit); credit = credit - owes; paid = paid + owes; owes = 0; told() }

  :: d_step { status == placed || status == confirmed || status == assigned ->
       does(customer_cancel_free); returnHeld(); ended(cancelled); told() }
  :: d_step { status == shopping && (held > 0 || (item[0] != found && item[1] != found)) ->
       does(customer_cancel_charged); chargeCancelled(); leaveEverything(); ended(cancelled); told() }
  :: d_step { status == shopping && held == 0 && (item[0] == found || item[1] == found) ->
       does(customer_cancel__too_late); told() }
  :: d_step { status == ready_for_delivery || status == on_the_way -> does(customer_cancel__too_late); told() }

  :: d_step { MAY_CLAIM(0) && PRICE <= paid + owes -> does(customer_claim_0); claim[0] = open; told() }
  :: d_step { MAY_CLAIM(1) && PRICE <= paid + owes -> does(customer_claim_1); claim[1] = open; told() }
  :: d_step { MAY_CLAIM(1) && PRICE > paid + owes -> does(customer_claim_1__more_than_paid); told() }
  :: d_step { OVER && item[0] == found && claim[0] == none -> does(customer_claim_0__too_late); told() }

  :: d_step { report == doubted || report == denied -> does(customer_answer_yes); report = no_report; earningsHeld = false; told() }
  :: d_step { report == doubted || report == denied -> does(customer_answer_no); report = denied; told() }
  od
}

#define ONLINE_PHONE (phone == EMPTY)

active proctype agent() {
end:
  do
  :: d_step { ONLINE_PHONE && status == assigned -> does(agent_start_shopping); status = shopping; told() }
  :: d_step { ONLINE_PHONE && status == assigned && MAY_EXTRA -> does(agent_give_up); extras++; status = confirmed; told() }
  :: d_step { ONLINE_PHONE && status == shopping && item[0] == requested -> does(agent_find_0); buy(0); told() }
  :: d_step { ONLINE_PHONE && status == shopping && item[1] == requested -> does(agent_find_1); buy(1); told() }
  :: d_step { ONLINE_PHONE && status == shopping && item[1] == requested -> does(agent_leave_out_1); item[1] = left_out; told() }
  :: d_step { ONLINE_PHONE && status == shopping && item[0] == requested && item[1] == left_out -> does(agent_leave_out_0); item[0] = left_out; told() }
  :: d_step { ONLINE_PHONE && status == shopping && item[1] == found && MAY_EXTRA -> does(agent_reopen_1); extras++; unbuy(1); item[1] = requested; told() }
  :: d_step { ONLINE_PHONE && status == shopping && item[0] == found && item[1] != requested -> does(agent_pick_up); status = ready_for_delivery; bookBill(); told() }
  :: d_step { ONLINE_PHONE && status == shopping && item[0] == left_out && item[1] == left_out -> does(agent_pick_up__nothing_bought); returnHeld(); ended(cancelled); told() }
  :: d_step { ONLINE_PHONE && status == shopping && (item[0] == requested || item[1] == requested) -> does(agent_pick_up__items_open); told() }
  :: d_step { ONLINE_PHONE && (status == assigned || status == shopping) -> does(agent_cancel); returnHeld(); leaveEverything(); ended(cancelled); told() }
  :: d_step { ONLINE_PHONE && status == ready_for_delivery -> does(agent_set_off); status = on_the_way; told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && !arrived -> does(agent_arrive); arrived = true; told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && item[1] == found -> does(agent_reject_1); takeOff(1); told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && item[0] == found && item[1] != found -> does(agent_reject_0); takeOff(0); told() }

  :: d_step { ONLINE_PHONE && status == on_the_way && arrived -> does(agent_deliver_exact); handOver(owes); told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && arrived && owes > 0 && !guest -> does(agent_deliver_small_change); m = owes + SMALL; handOver(m); told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && arrived && owes > 0 && !guest -> does(agent_deliver_large_change); m = owes + LARGE; handOver(m); told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && arrived && owes > 0 -> does(agent_deliver_too_little__cash_short); told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && arrived && !pinTried -> does(agent_deliver_wrong_pin__wrong_pin); pinTried = true; told() }
  :: d_step { status == delivered || status == completed -> does(agent_deliver_exact__out_of_turn); told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && arrived && !pinTried -> does(agent_deliver_said_offline__wrong_pin); pinTried = true;
       if :: report == no_report -> report = pin_refused; reportKept = owes :: else fi; told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && arrived && !wasSaidShut && (report == no_report || report == pin_refused) ->
       does(agent_fail_unseen); wasSaidShut = true; report = not_opened; told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && arrived && !wasSaidShut -> does(agent_fail_seen); leaveEverything(); ended(failed); told() }

  /* Without network: typed at the door, and sent whenever the phone is back, once or again. */
  :: d_step { ONLINE_PHONE && status == on_the_way && arrived -> does(agent_type_right); phone = RIGHT; phoneKept = owes; told() }
  :: d_step { ONLINE_PHONE && status == on_the_way && arrived -> does(agent_type_wrong); phone = WRONG; phoneKept = owes; told() }
  od
}

active proctype network() {
end:
  do
  :: d_step { phone != EMPTY && status == on_the_way && (phone == RIGHT || !pinTried) && (!guest || phoneKept <= owes) && phoneKept - owes <= MOST ->
       does(network_send); 
       if
       :: phone == RIGHT -> handOver(phoneKept)
       :: else -> handOver(phoneKept); report = doubted; earningsHeld = true
       fi;
       phone = EMPTY; phoneKept = 0; wasSent = true; told() }
  :: d_step { phone != EMPTY && status == on_the_way && phone == WRONG && pinTried -> does(network_send__wrong_pin); 
       if :: report == no_report -> report = pin_refused; reportKept = phoneKept :: else fi; phone = EMPTY; phoneKept = 0; told() }
  :: d_step { phone != EMPTY && status == on_the_way && (phone == RIGHT || !pinTried) && guest && phoneKept > owes ->
       does(network_send__change_owed); phone = EMPTY; phoneKept = 0; told() }
  :: d_step { phone != EMPTY && status == confirmed -> does(network_send__not_found); phone = EMPTY; phoneKept = 0; told() }
  :: d_step { phone != EMPTY && status != confirmed && status != on_the_way -> does(network_send__out_of_turn); phone = EMPTY; phoneKept = 0; told() }
  :: d_step { wasSent ->
       does(network_send_again); 
#ifdef FAULT_LANDS_TWICE
       if :: status == delivered -> handOver(phoneKept) :: else fi;
#endif
       told() }

  /* The provider's notice, once or again. */
  :: d_step { page == 2 -> does(network_notice); settlePage(); told() }
  :: d_step { page == 0 && wasHeard -> does(network_notice_again); told() }
  od
}

