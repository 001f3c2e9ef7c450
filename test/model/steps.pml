/* Every step, by who takes it; after "__" the reason for which the product refuses it. test/model/replay has each. */
mtype:step = {
  customer_place_online_guest, customer_place_online_account, customer_place_online_credit,
  customer_place_at_door_guest, customer_place_at_door_account, customer_place_at_door_credit,
  customer_start_payment, customer_pay_full, customer_pay_short, customer_pay_by_credit, customer_cancel_free,
  customer_cancel_charged, customer_cancel__too_late, customer_claim_0, customer_claim_1,
  customer_claim_1__more_than_paid, customer_claim_0__too_late, customer_answer_yes, customer_answer_no,
  agent_start_shopping, agent_give_up, agent_find_0, agent_find_1, agent_leave_out_1, agent_leave_out_0,
  agent_reopen_1, agent_pick_up, agent_pick_up__nothing_bought, agent_pick_up__items_open, agent_cancel,
  agent_set_off, agent_arrive, agent_reject_1, agent_reject_0, agent_deliver_exact, agent_deliver_small_change,
  agent_deliver_large_change, agent_deliver_too_little__cash_short, agent_deliver_wrong_pin__wrong_pin,
  agent_deliver_exact__out_of_turn, agent_deliver_said_offline__wrong_pin, agent_fail_unseen, agent_fail_seen,
  agent_type_right, agent_type_wrong,
  network_send, network_send__wrong_pin, network_send__change_owed, network_send__not_found, network_send__out_of_turn,
  network_send_again, network_notice, network_notice_again,
  admin_assign, admin_restart, admin_cancel, admin_fail, admin_deliver, admin_cancel__out_of_turn,
  admin_decide_door_delivered, admin_decide_door_goes_on,
  admin_decide_door_customers, admin_decide_door_ours, admin_decide_door_not_delivered,
  admin_decide_door_not_delivered__more_than_paid, admin_approve_0, admin_approve_1,
  admin_approve_1__more_than_paid, admin_refuse_0, admin_approve_0__already_decided, admin_refund_credit,
  admin_refund_sender, admin_refund_sender__more_than_paid, admin_refund_sender__order_under_way, admin_receive,
  admin_write_off, admin_take_debt, admin_write_debt_off, admin_count_there, admin_count_missing, admin_goodwill,
  clock_lapse, clock_close, clock_silence, clock_complete, clock_complete_not, clock_refunds
};

mtype:step step;

inline does(name) { step = name; printf("> %e\n", step) }

/* With TRAILS the verifier looks for the shortest way to one step, whose number GOAL has (trails.ts). */
#ifdef TRAILS
c_decl { \#include <stdlib.h> }
byte goal;
#define BEGIN c_code { now.goal = atoi(getenv("GOAL")); }
#else
#define BEGIN skip
#endif
