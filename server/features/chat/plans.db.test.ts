import { describeChatPlans } from '#test/chat-plans.ts';

describeChatPlans(20_000);
