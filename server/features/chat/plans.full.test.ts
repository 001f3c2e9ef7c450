import { describeChatPlans } from '#test/chat-plans.ts';

describeChatPlans(200_000);
