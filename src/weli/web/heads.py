"""HEAD asks for what GET would answer, without the answer itself."""

from weli.web.asgi import App, Message, Receive, Scope, Send


def with_heads(app: App) -> App:
    """The same application, which answers HEAD wherever it answers GET."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_without_body(message: Message) -> None:
            if message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if scope["type"] == "http" and scope["method"] == "HEAD":
            await app({**scope, "method": "GET"}, receive, send_without_body)
        else:
            await app(scope, receive, send)

    return answering
